// Drawings that are sent once and put back afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pictures } from "../../src/tabletown/web/static/pictures.js";

const digest = (number) => String(number).padStart(8, "0");

test("a drawing that was left out is put back", () => {
  const pictures = new Pictures();
  const [a, b] = [digest(1), digest(2)];
  assert.equal(
    pictures.complete(`x<!--p${a}--><svg>\n$&</svg><!--/p-->y<!--p${b}--><b/><!--/p-->`),
    "x<svg>\n$&</svg>y<b/>",
  );
  assert.equal(pictures.known, `${a} ${b}`);
  assert.equal(pictures.complete(`<!--=${a}-->, <!--=${b}-->`), "<svg>\n$&</svg>, <b/>");
  assert.equal(pictures.complete("nothing <!-- else -->"), "nothing <!-- else -->");
});

test("a part with a drawing that was forgotten is not whole", () => {
  const pictures = new Pictures();
  assert.equal(pictures.complete(`<!--p${digest(1)}-->a<!--/p--><!--=${digest(2)}-->`), null);
  assert.equal(pictures.known, digest(1));
});

test("the server is told of the latest ones, and those are kept", () => {
  const pictures = new Pictures();
  for (let number = 0; number < 300; number += 1) pictures.complete(`<!--p${digest(number)}-->${number}<!--/p-->`);
  const told = pictures.known.split(" ");
  assert.equal(told.length, 40);
  assert.equal(told.at(-1), digest(299));
  assert.equal(pictures.complete(`<!--=${told[0]}-->`), "260");
  assert.ok(pictures.seen.size <= 160);
});
