import { mount } from "svelte";
import App from "./App.svelte";
import { house } from "./state/house.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";

house.watch(new URL(import.meta.url).pathname.split("/").pop() ?? "");
const target = document.getElementById("app");
if (target) mount(App, { target });
