import {service} from '@loopback/core';
import {z} from 'zod';
import {ImagemIlegivel} from '../../../kernel/images/webp';
import {NaoEncontrado} from '../../../kernel/errors';
import {idNoCorpo, idParam, mensagem} from '../../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import {outSchema} from '../../../kernel/resources/schemas';
import {listAnswer, queryOf, type ListQuerySchema} from '../../../kernel/resources/list-docs';
import {flag} from '../../../kernel/resources/wire';
import {fotoEnviada, LIMITES_FOTO} from './foto-premio.service';
import {PremioService} from './premio.service';
import {Premio, premios, premiosLoja} from './premios.resource';
import {CodigoCadastrado, FotoGrandeDemais, FotoNaoAceita, FotoObrigatoria, FotoRepetida} from './recusas';

const premio = Premio.row;
const premioDaLoja = outSchema(premiosLoja.fields).meta({id: 'PremioDaLoja'});
const visto = z.union([premio, premioDaLoja]);
const novo = Premio.create;
const mudanca = Premio.change
  .extend({motivoEstoque: z.string().trim().max(200, 'Use no máximo 200 caracteres').optional()})
  .meta({id: 'PremioMudanca'});
const massa = z
  .strictObject({
    ids: z.array(idNoCorpo).min(1, 'Selecione pelo menos um prêmio').max(500, 'Selecione no máximo 500 prêmios'),
    ativo: flag,
  })
  .meta({id: 'PremiosAtivacao'});
const etiquetas = z.object({tags: z.array(z.string())}).meta({id: 'Etiquetas'});
const daFoto = [FotoRepetida, FotoGrandeDemais, FotoNaoAceita, ImagemIlegivel];

@controller()
export class PremiosController {
  constructor(@service(PremioService) private readonly catalogo: PremioService) {}

  @verb('GET /api/premios', {
    summary: 'Lista os prêmios; a loja vê os ativos, o painel vê todos',
    query: queryOf(premios, premiosLoja),
    answer: z.union([listAnswer(premios), listAnswer(premiosLoja, premioDaLoja)]),
  })
  listar({query}: Entrada<undefined, ListQuerySchema>) {
    return this.catalogo.listar(query);
  }

  @verb('GET /api/premios/{id}', {
    summary: 'Um prêmio',
    params: idParam,
    answer: visto,
    refuses: [NaoEncontrado],
  })
  obter({params: {id}}: Entrada<typeof idParam>) {
    return this.catalogo.obter(id);
  }

  @verb('POST /api/premios', {
    summary: 'Cadastra um prêmio com a sua foto',
    body: novo,
    files: LIMITES_FOTO,
    answer: premio,
    status: 201,
    refuses: [CodigoCadastrado, FotoObrigatoria, ...daFoto],
  })
  criar({body, files}: Entrada<undefined, undefined, typeof novo>) {
    const foto = fotoEnviada(files);
    if (!foto) throw FotoObrigatoria();
    return this.catalogo.criar(body, foto);
  }

  @verb('PUT /api/premios/bulk-activate', {
    summary: 'Ativa ou inativa vários prêmios',
    body: massa,
    answer: mensagem,
    refuses: [NaoEncontrado],
  })
  async ativar({body: {ids, ativo}}: Entrada<undefined, undefined, typeof massa>) {
    const quantos = await this.catalogo.ativar(ids, ativo);
    const feito = `${ativo ? 'ativado' : 'inativado'}${quantos === 1 ? '' : 's'}`;
    return {mensagem: `${quantos} prêmio${quantos === 1 ? '' : 's'} ${feito} com sucesso`};
  }

  @verb('PUT /api/premios/{id}', {
    summary: 'Altera um prêmio, por formulário (com foto ou sem) ou por JSON',
    params: idParam,
    body: mudanca,
    files: LIMITES_FOTO,
    answer: premio,
    refuses: [NaoEncontrado, CodigoCadastrado, ...daFoto],
  })
  alterar({params: {id}, body, files}: Entrada<typeof idParam, undefined, typeof mudanca>) {
    const {motivoEstoque, ...dados} = body;
    return this.catalogo.alterar(id, dados, motivoEstoque || undefined, fotoEnviada(files));
  }

  @verb('DELETE /api/premios/{id}', {
    summary: 'Retira um prêmio do catálogo; os resgates feitos ficam',
    params: idParam,
    answer: mensagem,
    refuses: [NaoEncontrado],
  })
  async remover({params: {id}}: Entrada<typeof idParam>) {
    await this.catalogo.remover(id);
    return {mensagem: 'Prêmio excluído com sucesso'};
  }

  @verb('GET /api/tags', {
    summary: 'As etiquetas dos prêmios ativos',
    answer: etiquetas,
  })
  async tags() {
    return {tags: await this.catalogo.tags()};
  }
}
