/** A response that is already serialized. */
export class SerializedJson<Value = unknown> {
  /** Never set: without a property of type `Value`, TypeScript would accept JSON of any other type. */
  declare readonly of: Value
  readonly bytes: Buffer
  constructor(json: string) {
    this.bytes = Buffer.from(json)
  }
}
