import { expect, it } from 'vitest'
import { readPage } from './page-facts.ts'

const faultsOf = (body: string) =>
  readPage(`<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`).markupFaults

it.each([
  ['<img src="/a.webp" alt="" sizes="100vw">', '<img> has sizes without srcset'],
  ['<script type="after-first-frame">a()</script>', '<script> has no media type: after-first-frame'],
  ['<p style="color:red">a</p>', '<p> has a style that the policy blocks: color:red'],
  ['<b onclick="a()">a</b>', '<b> onclick'],
  ['<b id="a"></b><b id="a"></b>', 'the id a is there twice'],
  ['<b id="a b"></b>', '<b> has an invalid id: “a b”'],
  ['<b class="a" class="b"></b>', 'duplicate-attribute'],
])('finds %s', (body, fault) => {
  expect(faultsOf(body)).toEqual([fault])
})

it('finds nothing in valid markup', () => {
  const body =
    '<picture><source type="image/avif" srcset="/a.avif 160w" sizes="50vw"/><img src="/a.webp" alt="" id="a"/></picture>' +
    '<script type="module">a()</script><script type="text/x-after-first-frame">a()</script><script type="application/ld+json">{}</script>'
  expect(faultsOf(body)).toEqual([])
})
