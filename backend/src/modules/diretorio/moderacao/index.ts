import type {Application} from '@loopback/core';
import {signRenditions} from '../../../kernel/images/answer';
import {Kernel} from '../../../kernel/keys';
import {moderacao} from './moderacao.list';

export {DenunciasService} from './denuncias.service';
export {ModeracaoController} from './moderacao.controller';
export {ModeracaoService} from './moderacao.service';

/** Staff may also see hidden content. */
export async function initModeracao(app: Application): Promise<void> {
  const urls = await app.get(Kernel.SIGNED_URLS);
  moderacao.map = row => ({...row, imagens: row.imagens.map(each => signRenditions(urls, each))});
}
