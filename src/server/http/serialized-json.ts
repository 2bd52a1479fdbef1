/** A response value that is serialized already. */
export class SerializedJson<Value = unknown> {
  declare readonly of: Value
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}
