/** Settings of an S3-compatible service. `endpoint` is an origin, without the bucket. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
}
