import type {Application} from '@loopback/core';
import {canCall} from '@clube/domain';
import {currentContext, requireActor, type Actor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {AvaliacoesController} from './avaliacoes.controller';
import {POST_AVALIACAO} from './avaliacoes.endpoints';
import {AvaliacaoPremio, avaliacaoPhoto, avaliacoes, storefrontAvaliacoes} from './avaliacoes.resource';
import {AvaliacoesService} from './avaliacoes.service';

export {AvaliacoesService};

export const AVALIACAO_ENTITIES = [AvaliacaoPremio];
export const AVALIACAO_CONTROLLERS = [AvaliacoesController];
export const AVALIACAO_SERVICES = [AvaliacoesService];

/**
 * Photos are public while their review is shown; those of a hidden review are visible only to staff who may hide
 * reviews.
 */
export async function initAvaliacoes(app: Application): Promise<void> {
  const [db, urls] = [await app.get(Kernel.DB), await app.get(Kernel.SIGNED_URLS)];
  const maySee = async (fileId: number, actor: Actor): Promise<boolean> => {
    if (actor.kind === 'painel' && canCall('PUT', '/api/avaliacoes_premio/{id}', actor)) return true;
    const review = await db.one(sql<{oculta: boolean}>`SELECT a.oculta FROM avaliacao_foto x
      JOIN avaliacao_premio a ON a.id = x.avaliacao_id WHERE x.arquivo_id = ${fileId}`);
    return review?.oculta === false;
  };
  (await app.get(Kernel.PICTURES)).register(avaliacaoPhoto, maySee);
  const throttle = await app.get(Kernel.THROTTLE);
  (await app.get(Kernel.UPLOAD_GATE)).register(POST_AVALIACAO, () => throttle.review(requireActor('loja').id));
  // A signed URL requires a session, and only staff need one.
  avaliacoes.map = row => ({
    ...row,
    fotos: row.fotos.map(url => urls.sign(url)),
    imagens: row.imagens.map(each => each.map(one => ({...one, url: urls.sign(one.url)}))),
  });
  // Painters' profile photos are visible only to callers with a session.
  const signed = (foto: string | null) => (foto && 'session' in currentContext().actor ? urls.sign(foto) : null);
  storefrontAvaliacoes.map = ({Parceiro, ...row}) => ({...row, Parceiro: {...Parceiro, foto: signed(Parceiro.foto)}});
}
