/** The arguments of a message, inferred from its text: `{name}` takes a text, `{n, number}` and `{n, plural, …}` take a number. */
export type MessageValues<Message extends string> = { [Argument in ArgumentsOf<Message> as Argument['name']]: Argument['value'] }

/** The parameters after the key: none if the message has no arguments. */
export type ValuesOf<Message extends string> = [ArgumentsOf<Message>] extends [never] ? [] : [values: MessageValues<Message>]

type Argument<Name extends string, Value> = { name: Name; value: Value }

type ArgumentsOf<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Rest extends `${infer Head}}${infer Tail}`
    ? Head extends `${infer Name}, plural,${string}`
      ? Argument<Name, number> | AfterBranches<Rest>
      : Head extends `${infer Name}, number`
        ? Argument<Name, number> | ArgumentsOf<Tail>
        : Argument<Head, string> | ArgumentsOf<Tail>
    : never
  : never

/** Skips the branches of a plural, which contain no arguments. A brace right after the last branch ends it. */
type AfterBranches<Plural extends string> = Plural extends `${string}{${string}}${infer Rest}`
  ? Rest extends `}${infer Tail}`
    ? ArgumentsOf<Tail>
    : AfterBranches<Rest>
  : never
