/** One view of an appliance: lines in millimetres, from the lower left corner. */
export type OutlineOf = {
  kind: 'front' | 'side' | 'top'
  lines: readonly OutlineLine[]
  circles: readonly { centre: Point; radius: number }[]
}
type Point = readonly [x: number, y: number]
type OutlineLine = { points: readonly Point[]; closed?: boolean; faint?: boolean }
type Box = { width: number; depth: number; height: number }

const frame = (x: number, y: number, width: number, height: number, faint = false): OutlineLine => ({
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  closed: true,
  faint,
})
const faintLine = (...points: Point[]): OutlineLine => ({ points, faint: true })

/** The first view always shows the full width; together both show all three dimensions. */
export function outlinesOf(shape: string, box: Box): [OutlineOf, OutlineOf] {
  return (outlines.get(shape) ?? plainBox)(box)
}

/** By the product's `type`, `energy` … from the content, else by its category. */
const outlines = new Map<string, (box: Box) => [OutlineOf, OutlineOf]>([
  ['slanted', slantedHood],
  ['t-shape', chimneyHood],
  ['island', chimneyHood],
  ['gas', gasHob],
  ['induction', inductionHob],
  ['oven', oven],
  ['side-panel', sidePanelOven],
  ['sink', sink],
  ['two-basin-sink', twoBasinSink],
])

function plainBox({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  return [view('front', [frame(0, 0, width, height)]), view('side', [frame(0, 0, depth, height)])]
}

function view(kind: OutlineOf['kind'], lines: readonly OutlineLine[], circles: OutlineOf['circles'] = []): OutlineOf {
  return { kind, lines, circles }
}

/** The glass leans towards the cook: the body is deep at the top and shallow at the bottom. The wall is on the right. */
function slantedHood({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  const strip = height * 0.16
  const low = depth * 0.39
  return [
    view('front', [frame(0, 0, width, height), faintLine([0, strip], [width, strip])]),
    view('side', [
      {
        points: [
          [depth, 0],
          [depth - low, 0],
          [0, height],
          [depth, height],
        ],
        closed: true,
      },
      faintLine([depth - low + 40, 12], [34, height - 10]),
    ]),
  ]
}

function chimneyHood({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  const slab = Math.min(66, height * 0.2)
  const chimney = (across: number, wide: number): OutlineLine[] => [
    frame(0, 0, across, slab),
    frame((across - wide) / 2, slab, wide, height - slab),
  ]
  return [view('front', chimney(width, 320)), view('side', chimney(depth, 290))]
}

/** One strong burner on the left. With three or more, two are on the right, one behind the other; with five, the strong one is central. */
function gasHob({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  const pair = (x: number): Burner[] => [
    { x, y: 0.36, radius: 62 },
    { x, y: 0.74, radius: 70 },
  ]
  const burners: Burner[] =
    width > 850
      ? [...pair(0.15), { x: 0.5, y: 0.56, radius: 118 }, ...pair(0.85)]
      : width > 750
        ? [{ x: 0.27, y: 0.55, radius: 112 }, ...pair(0.72)]
        : [0.26, 0.74].map((x) => ({ x, y: 0.56, radius: 104 }))
  const rings = burners.flatMap(({ x, y, radius }) =>
    [1, 0.55].map((part) => ({ centre: [width * x, depth * y] as const, radius: radius * part })),
  )
  const knobs = burners.map((_, index) => ({
    centre: [
      (width > 750 && width < 850 ? width * 0.8 : width / 2) + (index - (burners.length - 1) / 2) * 72,
      depth * 0.11,
    ] as const,
    radius: 20,
  }))
  return [view('top', [frame(0, 0, width, depth)], [...rings, ...knobs]), hobFront(width, height)]
}
type Burner = { x: number; y: number; radius: number }

function inductionHob({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  const columns = width < 400 ? 1 : 2
  const fields = Array.from({ length: columns * 2 }, (_, index) => {
    const wide = width / columns - 50
    const high = depth * 0.36
    return frame(
      (width / columns) * (index % columns) + 25,
      depth * 0.17 + Math.floor(index / columns) * (high + 16),
      wide,
      high,
      true,
    )
  })
  return [
    view('top', [frame(0, 0, width, depth), ...fields, faintLine([width / 2 - 70, 42], [width / 2 + 70, 42])]),
    hobFront(width, height),
  ]
}

/** The plate lies on the worktop, the body hangs below it. */
function hobFront(width: number, height: number): OutlineOf {
  const plate = Math.min(14, height * 0.2)
  return view('front', [frame(0, height - plate, width, plate), frame(22, 0, width - 44, height - plate)])
}

function oven({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  const panel = height > 500 ? 112 : 86
  const door = height - panel
  return [
    view('front', [
      frame(0, 0, width, height),
      faintLine([0, door], [width, door]),
      frame(70, 60, width - 140, door - 130, true),
      faintLine([50, door - 34], [width - 50, door - 34]),
    ]),
    view('side', [frame(0, 0, 22, height), frame(22, 6, depth - 22, height - 12)]),
  ]
}

function sidePanelOven({ width, depth, height }: Box): [OutlineOf, OutlineOf] {
  const door = width * 0.76
  return [
    view('front', [
      frame(0, 0, width, height),
      faintLine([door, 0], [door, height]),
      frame(45, 45, door - 90, height - 90, true),
    ]),
    view('side', [frame(0, 0, 20, height), frame(20, 8, depth - 20, height - 16)]),
  ]
}

function sink(box: Box): [OutlineOf, OutlineOf] {
  const washer = 360
  const free = box.width - washer - 86
  return sinkOf(
    box,
    free < 200
      ? [['washer', box.width - 60]]
      : [
          ['basin', free],
          ['washer', washer],
        ],
  )
}

function twoBasinSink(box: Box): [OutlineOf, OutlineOf] {
  const washer = 360
  // With a draining board, the washer is at its far end, else between the basins.
  const board = box.width > 1000 ? 240 : 0
  const free = box.width - washer - board - 60 - 26 * (board > 0 ? 3 : 2)
  if (board > 0)
    return sinkOf(box, [
      ['board', board],
      ['basin', free * 0.58],
      ['basin', free * 0.42],
      ['washer', washer],
    ])
  return sinkOf(box, [
    ['basin', free / 2],
    ['washer', washer],
    ['basin', free / 2],
  ])
}

/** Parts from left to right with their widths; the rim between them is 26 mm wide. */
function sinkOf(
  { width, depth, height }: Box,
  parts: readonly (readonly [part: 'basin' | 'washer' | 'board', width: number])[],
): [OutlineOf, OutlineOf] {
  const above: OutlineLine[] = [frame(0, 0, width, depth)]
  const before: OutlineLine[] = [frame(0, height - 10, width, 10)]
  let x = 30
  for (const [part, wide] of parts) {
    above.push(frame(x, 30, wide, depth - 115, true))
    if (part === 'basin') before.push(frame(x, height - 220, wide, 210))
    if (part === 'washer') before.push(frame(x, 0, wide, height - 10))
    x += wide + 26
  }
  return [view('top', above), view('front', before)]
}
