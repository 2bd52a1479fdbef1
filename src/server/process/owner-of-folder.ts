import { chown, stat } from 'node:fs/promises'

/** Changes the owner of a file that root has created to the owner of its folder, under whom the server runs. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const [owner, made] = await Promise.all([stat(folder), stat(path)])
  if (owner.uid !== 0 && made.uid === 0) await chown(path, owner.uid, owner.gid)
}
