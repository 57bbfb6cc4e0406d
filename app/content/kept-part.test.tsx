import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { restartIds, useId } from '#app/ui/use-id.ts'
import { KeptPart, withKeptParts } from './kept-part.tsx'

function Field({ name }: { name: string }) {
  return <input id={useId()} name={name} />
}

/** Notes that it was rendered. */
function Counted({ part, rendered }: { part: string; rendered: string[] }) {
  rendered.push(part)
  return <Field name={part} />
}

function Text({ onRender }: { onRender: () => void }) {
  onRender()
  return <b>text</b>
}

function Broken(): React.ReactNode {
  throw new Error('broken')
}

function page(of: object, name: string, rendered: string[] = []) {
  restartIds()
  return withKeptParts(() =>
    renderToString(
      <div>
        before
        <KeptPart of={of} name="first">
          <Counted part="first" rendered={rendered} />
        </KeptPart>
        <KeptPart of={of} name={name}>
          <b>{name}</b>
          <Counted part={name} rendered={rendered} />
        </KeptPart>
        after {name}
        <Field name="last" />
      </div>,
    ),
  )
}

it('a part is kept for its object and name when it comes again, with the same HTML and ids each time', () => {
  const of = {}
  const rendered: string[] = []
  const html =
    '<div>before<input id="_1" name="first"/><b>a</b><input id="_2" name="a"/>after <!-- -->a<input id="_3" name="last"/></div>'
  expect(page(of, 'a', rendered)).toBe(html)
  expect(page(of, 'a', rendered)).toBe(html)
  expect(rendered).toEqual(['first', 'a', 'first', 'a'])
  expect(page(of, 'a', rendered)).toBe(html)
  expect(rendered).toHaveLength(4)
  expect(page({}, 'a', rendered)).toBe(html)
  expect(page(of, 'b', rendered)).toBe(html.replaceAll('>a<', '>b<').replace('name="a"', 'name="b"'))
  expect(rendered.slice(4)).toEqual(['first', 'a', 'b'])
})

it('a part after other ids is another part', () => {
  const of = {}
  const after = (ids: number) => {
    restartIds()
    return withKeptParts(() =>
      renderToString(
        <>
          {Array.from({ length: ids }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change order.
            <Field key={index} name="before" />
          ))}
          <KeptPart of={of} name="part">
            <Field name="in it" />
          </KeptPart>
        </>,
      ),
    )
  }
  after(1)
  after(1)
  expect(after(2)).toContain('<input id="_3" name="in it"/>')
  expect(after(1)).toContain('<input id="_2" name="in it"/>')
})

it('a part without ids is the same after other ids, and a part in another one is kept with it', () => {
  const of = {}
  let rendered = 0
  const onRender = () => {
    rendered += 1
  }
  const after = (before: React.ReactNode) => {
    restartIds()
    return withKeptParts(() =>
      renderToString(
        <>
          {before}
          <KeptPart of={of} name="outer">
            <KeptPart of={of} name="inner">
              <Text onRender={onRender} />
            </KeptPart>
            end
          </KeptPart>
        </>,
      ),
    )
  }
  after(null)
  after(null)
  expect(after(<Field name="before" />)).toBe('<input id="_1" name="before"/><b>text</b>end')
  expect(rendered).toBe(2)
})

it('a page that fails keeps nothing, and the next one is whole', () => {
  const of = {}
  const render = (child: React.ReactNode) =>
    withKeptParts(() =>
      renderToString(
        <KeptPart of={of} name="part">
          {child}
        </KeptPart>,
      ),
    )
  expect(() => render(<Broken />)).toThrow('broken')
  expect(render(<b>whole</b>)).toBe('<b>whole</b>')
})
