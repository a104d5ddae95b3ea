import {z} from 'zod';
import {PONTOS_MAXIMOS_NOTA, VALOR_MAXIMO_VENDA} from '@clube/domain';
import {Conflito, NaoEncontrado} from '../../kernel/errors';
import {route} from '../../kernel/http/route';
import {idNoCorpo, idParam} from '../../kernel/http/shapes';
import {flag, integer} from '../../kernel/resources/wire';

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
const bloqueio = z.object({bloquearSite: z.boolean()}).meta({id: 'SiteBloqueado'});
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

export const siteBloqueado = route('GET /api/configuracoes/site-bloqueado', {
  summary: 'Diz se a loja está fechada',
  answer: bloqueio,
});

export const ler = route('GET /api/configuracoes', {
  summary: 'Lê as configurações',
  answer: configuracao,
  refuses: [NaoEncontrado],
});

export const criar = route('POST /api/configuracoes', {
  summary: 'Grava as configurações pela primeira vez',
  body: mudanca,
  answer: configuracao,
  status: 201,
  refuses: [Conflito],
});

export const alterar = route('PUT /api/configuracoes/{id}', {
  summary: 'Altera as configurações',
  params: idParam,
  body: alteracao,
  answer: configuracao,
  refuses: [NaoEncontrado],
});
