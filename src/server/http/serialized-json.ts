/** A response value that is already serialized. */
export class SerializedJson<Value = unknown> {
  declare readonly of: Value
  readonly bytes: Buffer
  constructor(json: string) {
    this.bytes = Buffer.from(json)
  }
}
