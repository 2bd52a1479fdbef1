import { chown, stat } from 'node:fs/promises'

/** What root has made in a folder of another user, who runs the server, is given to that user. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const [owner, made] = await Promise.all([stat(folder), stat(path)])
  if (owner.uid !== 0 && made.uid === 0) await chown(path, owner.uid, owner.gid)
}
