import {z} from 'zod';
import type {SignedUrls} from '../security/signed-urls';

/** What an answer says of a picture: one entry for each width it is kept in, from the smallest. */
export const renditionsSchema = z
  .array(z.object({largura: z.int(), altura: z.int(), url: z.string()}).meta({id: 'Imagem'}))
  .describe('A imagem em cada tamanho, do menor ao maior; largura e altura em pixels');

export type RenditionAnswer = z.infer<typeof renditionsSchema>[number];

/**
 * The SQL of a picture in an answer.
 * @param file the expression of its id, as `t.foto_id`
 * @returns `path`: of the one that stands for all, below /arquivos, null without a picture; `renditions`: as `renditionsSchema`
 */
export const pictureSql = (file: string) => ({
  path: `(SELECT a.caminho FROM arquivo a WHERE a.id = ${file})`,
  renditions: `coalesce((SELECT a.imagens FROM arquivo a WHERE a.id = ${file}), '[]')`,
});

/** The same of a picture that a text of its row names: the SQL of its sizes, by the expression of its address ("/arquivos/…"). */
export const renditionsAt = (address: string): string =>
  `coalesce((SELECT a.imagens FROM arquivo a WHERE a.caminho = substr(${address}, length('/arquivos/') + 1)), '[]')`;

/** Private pictures are shown by signed addresses: the `map` of a list that carries them. */
export const signRenditions = (urls: SignedUrls, renditions: readonly RenditionAnswer[]): RenditionAnswer[] =>
  renditions.map(rendition => ({...rendition, url: urls.sign(rendition.url)}));
