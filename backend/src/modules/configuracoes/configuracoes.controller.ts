import {service} from '@loopback/core';
import {z} from 'zod';
import {PONTOS_MAXIMOS_NOTA, VALOR_MAXIMO_VENDA} from '@clube/domain';
import {Conflito, NaoEncontrado} from '../../kernel/errors';
import {controller, verb, type Entrada} from '../../kernel/http/verb';
import {idNoCorpo, idParam} from '../../kernel/http/shapes';
import {flag, integer} from '../../kernel/resources/wire';
import {ConfiguracaoService} from './configuracao.service';

const mudanca = z
  .strictObject({
    bloquearResgate: flag.optional(),
    bloquearPontuacao: flag.optional(),
    bloquearSite: flag.optional(),
    codigosPorDia: integer(0, 1000).optional(),
    codigosPorMes: integer(0, 1000).optional(),
    diasNotaAtrasada: integer(1, 1000).optional(),
    taxaSucesso: z.number().min(0).max(100).optional(),
    pontosSegundaConferencia: integer(0, PONTOS_MAXIMOS_NOTA).optional(),
    valorSegundaConferencia: z
      .number()
      .min(0)
      .max(VALOR_MAXIMO_VENDA / 100)
      .optional(),
  })
  .meta({id: 'ConfiguracaoNova'});
/** The screen sends the settings back as it read them, with their id; the one in the address counts. */
const alteracao = mudanca.extend({id: idNoCorpo.optional()}).meta({id: 'ConfiguracaoMudanca'});
const siteBloqueado = z.object({bloquearSite: z.boolean()}).meta({id: 'SiteBloqueado'});
const configuracao = z
  .object({
    id: z.int(),
    bloquearResgate: z.boolean(),
    bloquearPontuacao: z.boolean(),
    bloquearSite: z.boolean(),
    codigosPorDia: z.int(),
    codigosPorMes: z.int(),
    diasNotaAtrasada: z.int(),
    taxaSucesso: z.number(),
    pontosSegundaConferencia: z.int(),
    valorSegundaConferencia: z.number(),
  })
  .meta({id: 'Configuracao'});

@controller()
export class ConfiguracoesController {
  constructor(@service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService) {}

  @verb('GET /api/configuracoes/site-bloqueado', {
    summary: 'Diz se a loja está fechada',
    answer: siteBloqueado,
  })
  async siteBloqueado() {
    return {bloquearSite: await this.configuracoes.siteBloqueado()};
  }

  @verb('GET /api/configuracoes', {summary: 'Lê as configurações', answer: configuracao, refuses: [NaoEncontrado]})
  async ler() {
    const found = await this.configuracoes.ler();
    if (!found) throw NaoEncontrado();
    return found;
  }

  @verb('POST /api/configuracoes', {
    summary: 'Grava as configurações pela primeira vez',
    body: mudanca,
    answer: configuracao,
    status: 201,
    refuses: [Conflito],
  })
  criar({body}: Entrada<undefined, undefined, typeof mudanca>) {
    return this.configuracoes.criar(body);
  }

  @verb('PUT /api/configuracoes/{id}', {
    summary: 'Altera as configurações',
    params: idParam,
    body: alteracao,
    answer: configuracao,
    refuses: [NaoEncontrado],
  })
  alterar({params, body: {id: _, ...mudanca}}: Entrada<typeof idParam, undefined, typeof alteracao>) {
    return this.configuracoes.alterar(params.id, mudanca);
  }
}
