/** A response that is already serialized. */
export class SerializedJson<Value = unknown> {
  /** Only for types: without a use of `Value`, TypeScript would not distinguish them. */
  declare readonly of: Value
  readonly bytes: Buffer
  constructor(json: string) {
    this.bytes = Buffer.from(json)
  }
}
