/** What a board tells in the head of the page, if there is one: attach it to the piece that tells it. */
export function intoHead(node: HTMLElement): () => void {
  document.querySelector(".bar .when")?.append(node);
  return () => node.remove();
}
