import {z} from 'zod';
import type {SignedUrls} from '../security/signed-urls';

/** Schema of a picture in responses: one entry per width, ascending. */
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

/** The same for a picture that a text column of its row names: `expression` is the SQL of its URL ("/arquivos/…"). */
export const renditionsAt = (address: string): string =>
  `coalesce((SELECT a.imagens FROM arquivo a WHERE a.caminho = substr(${address}, length('/arquivos/') + 1)), '[]')`;

/** The `map` of a list with private pictures: replaces their paths by signed URLs. */
export const signRenditions = (urls: SignedUrls, renditions: readonly RenditionAnswer[]): RenditionAnswer[] =>
  renditions.map(rendition => ({...rendition, url: urls.sign(rendition.url)}));
