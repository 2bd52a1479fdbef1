import { chown, stat } from 'node:fs/promises'

/** Changes the owner of a file that root has created to the owner of its folder, the user of the server. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const [folderStat, fileStat] = await Promise.all([stat(folder), stat(path)])
  if (folderStat.uid !== 0 && fileStat.uid === 0) await chown(path, folderStat.uid, folderStat.gid)
}
