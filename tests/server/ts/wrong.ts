// Each of these lines is a mistake: the test wants a complaint about every one of them.
import createClient from "openapi-fetch";
import type { components, paths } from "./api";

const api = createClient<paths>({ baseUrl: "" });

export async function mistakes(update: components["schemas"]["DuelUpdate"]): Promise<void> {
  await api.GET("/api/v1/tabels"); // 1: no such path
  await api.POST("/api/v1/tables", { body: { game: "duel", seats: [{ kind: "cat" }] } }); // 2: no such guest
  await api.POST("/api/v1/tables/{table}/start"); // 3: which table?
  const { data } = await api.GET("/api/v1/tables/{table}", { params: { path: { table: "" } } });
  data?.view?.hand; // 4: not every game has hands
  update.seed; // 5: nobody is told
}
