import {service} from '@loopback/core';
import {z} from 'zod';
import {NaoEncontrado} from '../../../kernel/errors';
import {idNoCorpo, idParam, mensagem} from '../../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import {refusalsOfUpload, uploadedPicture} from '../../../kernel/images/picture';
import {changeSchema, createSchema, outSchema} from '../../../kernel/resources/fields';
import {listAnswer, queryOf, type ListQuerySchema} from '../../../kernel/resources/list-docs';
import {flag} from '../../../kernel/resources/wire';
import {PremioService, type DadosPremio} from './premio.service';
import {fotoPremio, premios, premiosLoja} from './premios.resource';
import {CodigoCadastrado} from './recusas';

const {fields} = premios.definition;
const premio = outSchema(fields);
const visto = z.union([premio, outSchema(premiosLoja.fields)]);
const novo = createSchema(fields);
const mudanca = changeSchema(fields).extend({
  motivoEstoque: z.string().trim().max(200, 'Use no máximo 200 caracteres').optional(),
});
const massa = z.strictObject({
  ids: z.array(idNoCorpo).min(1, 'Selecione pelo menos um prêmio').max(500, 'Selecione no máximo 500 prêmios'),
  ativo: flag,
});
const {Missing: FotoObrigatoria} = fotoPremio.refusals;
const daFoto = refusalsOfUpload(fotoPremio);

@controller()
export class PremiosController {
  constructor(@service(PremioService) private readonly catalogo: PremioService) {}

  @verb('GET /api/premios', {
    summary: 'Lista os prêmios; a loja vê os ativos, o painel vê todos',
    query: queryOf(premios.list, premiosLoja),
    answer: z.union([listAnswer(premios.list), listAnswer(premiosLoja)]),
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
    files: fotoPremio.upload,
    answer: premio,
    status: 201,
    refuses: [CodigoCadastrado, FotoObrigatoria, ...daFoto],
  })
  criar({body, files}: Entrada<undefined, undefined, typeof novo>) {
    const foto = uploadedPicture(fotoPremio, files);
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
    files: fotoPremio.upload,
    answer: premio,
    refuses: [NaoEncontrado, CodigoCadastrado, ...daFoto],
  })
  alterar({params: {id}, body, files}: Entrada<typeof idParam, undefined, typeof mudanca>) {
    const {motivoEstoque, ...dados} = body as DadosPremio & {motivoEstoque?: string};
    return this.catalogo.alterar(id, dados, motivoEstoque || undefined, uploadedPicture(fotoPremio, files));
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
    answer: z.object({tags: z.array(z.string())}),
  })
  async tags() {
    return {tags: await this.catalogo.tags()};
  }
}
