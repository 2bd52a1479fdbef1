import { savePhotoRow, storePhoto } from '#server/photos/store-photo.ts'
import { picture } from './pictures.ts'
import type { TestServer } from './test-server.ts'

export const PHOTO_ORIGIN = 'https://escaparate.example'

export function storedPhotos(server: () => TestServer) {
  let width = 300
  return {
    async newPhoto(): Promise<string> {
      width += 1
      const picked = await picture(width, 300).png().toBuffer()
      const photo = await storePhoto(server().services, picked)
      await savePhotoRow(server().db, server().services.photos, photo)
      return photo.hash
    },
    statusOf: async (url: string) =>
      (await server().app.inject(url.replace(PHOTO_ORIGIN, ''))).statusCode,
  }
}
