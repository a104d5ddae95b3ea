import {z} from 'zod';
import {
  INVALID_WEB_ADDRESS,
  NUMBER_SETTINGS,
  isWebAddress,
  maximumOf,
  tooLong,
  type NumberSetting,
  type NumberSettingName,
} from '@clube/domain';
import {SecondPersonRequired} from '../../kernel/approvals/refusals';
import {Conflict, NotFound} from '../../kernel/refusals/refusals';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {idInBody, idParam} from '../../kernel/http/routing/shapes';
import {EditConflict} from '../../kernel/entities/writing/edit-conflict';
import {flag, integer, money} from '../../kernel/entities/wire';

const number = (name: NumberSettingName) => {
  const {min = 0, max, decimals}: NumberSetting = NUMBER_SETTINGS[name];
  return (decimals ? money.pipe(z.number().max(max, maximumOf(max))) : integer(min, max)).optional();
};

/** An https address that the storefront links to; empty removes the link. */
const webAddress = z
  .string()
  .trim()
  .max(500, tooLong(500))
  .refine(address => address === '' || isWebAddress(address), INVALID_WEB_ADDRESS)
  .transform(address => address || null)
  .nullable();

const change = z
  .strictObject({
    bloquearResgate: flag.optional(),
    bloquearPontuacao: flag.optional(),
    bloquearSite: flag.optional(),
    codigosPorDia: number('codigosPorDia'),
    codigosPorMes: number('codigosPorMes'),
    diasNotaAtrasada: number('diasNotaAtrasada'),
    taxaSucesso: number('taxaSucesso'),
    pontosSegundaConferencia: number('pontosSegundaConferencia'),
    valorSegundaConferencia: number('valorSegundaConferencia'),
    pontosPintorDia: number('pontosPintorDia'),
    pontosPintorMes: number('pontosPintorMes'),
    pontosUsuarioDia: number('pontosUsuarioDia'),
    pontosUsuarioMes: number('pontosUsuarioMes'),
    pontosCodigo: number('pontosCodigo'),
    pontosCodigoTotal: number('pontosCodigoTotal'),
    parcelaPintura: webAddress.optional(),
  })
  .meta({id: 'ConfiguracaoNova'});
/** The screen sends the settings back with their id; the id in the path counts. */
const changeBody = change.extend({id: idInBody.optional()}).meta({id: 'ConfiguracaoMudanca'});
const siteBlockedAnswer = z
  .object({bloquearSite: z.boolean(), parcelaPintura: z.string().nullable()})
  .meta({id: 'SiteBloqueado'});
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
    pontosPintorDia: z.int(),
    pontosPintorMes: z.int(),
    pontosUsuarioDia: z.int(),
    pontosUsuarioMes: z.int(),
    pontosCodigo: z.int(),
    pontosCodigoTotal: z.int(),
    parcelaPintura: z.string().nullable(),
  })
  .meta({id: 'Configuracao'});

export const siteBlocked = defineEndpoint('GET /api/configuracoes/site-bloqueado', {
  summary: 'Diz se a loja está fechada, e para onde leva a Parcela Pintura',
  answer: siteBlockedAnswer,
});

export const read = defineEndpoint('GET /api/configuracoes', {
  summary: 'Lê as configurações',
  answer: configuracao,
  refuses: [NotFound],
});

export const create = defineEndpoint('POST /api/configuracoes', {
  summary: 'Grava as configurações pela primeira vez',
  body: change,
  answer: configuracao,
  status: 201,
  refuses: [Conflict, SecondPersonRequired],
});

export const update = defineEndpoint('PUT /api/configuracoes/{id}', {
  summary: 'Altera as configurações',
  params: idParam,
  body: changeBody,
  answer: configuracao,
  refuses: [NotFound, EditConflict, SecondPersonRequired],
});
