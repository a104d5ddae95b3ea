import {createECDH} from 'node:crypto';
import {AVISO_KINDS, AVISO_CHANNELS, tooLong} from '@clube/domain';
import {z} from 'zod';
import {outSchema} from '../../../kernel/entities/schemas';
import {idInBody, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {NotFound, defineRefusal} from '../../../kernel/refusals/refusals';
import {avisos} from './avisos.list';

export const PushServiceUnknown = defineRefusal(
  422,
  'SERVICO_DE_PUSH_DESCONHECIDO',
  'O navegador deste aparelho usa um serviço de avisos que o Clube não conhece.',
);

const aviso = outSchema(avisos.fields).meta({id: 'Aviso'});
const MARK = 'Informe os avisos lidos, ou até qual';

export const list = defineEndpoint('GET /api/avisos', {
  summary: 'Os próprios avisos, do mais novo ao mais antigo',
  query: queryOf(avisos),
  answer: listAnswer(avisos, aviso),
});

export const markRead = defineEndpoint('POST /api/avisos/lidos', {
  summary: 'Marca avisos como lidos: estes, ou todos até um',
  body: z
    .strictObject({ids: z.array(idInBody).min(1, MARK).max(100, MARK).optional(), ate: idInBody.optional()})
    .refine(({ids, ate}) => (ids === undefined) !== (ate === undefined), MARK)
    .meta({id: 'AvisosLidos'}),
  answer: z.object({avisosNaoLidos: z.int()}).meta({id: 'AvisosNaoLidos'}),
});

const choices = z
  .object({tipo: z.enum(AVISO_KINDS), app: z.boolean(), push: z.boolean(), email: z.boolean()})
  .meta({id: 'AvisoPreferencia'});
const device = z
  .object({
    id: z.int(),
    nome: z.string(),
    criadoEm: z.iso.datetime(),
    /** True if the device was registered in the current session. */
    este: z.boolean(),
  })
  .meta({id: 'AparelhoDeAvisos'});

export const settings = defineEndpoint('GET /api/avisos/preferencias', {
  summary: 'O que avisar, e como; os aparelhos que recebem avisos; a chave que um navegador pede para os aceitar',
  answer: z
    .object({
      preferencias: z.array(choices),
      aparelhos: z.array(device),
      chavePush: z.string(),
      email: z.object({endereco: z.string(), confirmado: z.boolean()}).nullable(),
    })
    .meta({id: 'AvisoPreferencias'}),
});

export const choose = defineEndpoint('PUT /api/avisos/preferencias', {
  summary: 'Liga ou desliga um tipo de aviso por um caminho',
  body: z
    .strictObject({
      tipo: z.enum(AVISO_KINDS, {error: 'Tipo de aviso desconhecido'}),
      canal: z.enum(AVISO_CHANNELS, {error: 'Escolha app, push ou e-mail'}),
      ligado: z.boolean('Informe se o aviso fica ligado'),
    })
    .meta({id: 'AvisoPreferenciaMudanca'}),
  answer: messageAnswer,
});

const INVALID_KEY = 'A chave do aparelho não é válida';

/** An uncompressed point of the curve; encryption to any other key would fail. */
function isPublicKey(text: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return curve.computeSecret(Buffer.from(text, 'base64url')).length > 0;
  } catch {
    return false;
  }
}

export const saveDevice = defineEndpoint('POST /api/avisos/aparelhos', {
  summary: 'Nomeia o aparelho desta sessão para receber avisos por push',
  body: z
    .strictObject({
      endereco: z.url('Endereço inválido').max(1000, tooLong(1000)),
      chavePublica: z
        .string()
        .regex(/^[\w-]{86,88}=?$/, INVALID_KEY)
        .refine(isPublicKey, INVALID_KEY),
      segredo: z.string().regex(/^[\w-]{22}(==)?$/, INVALID_KEY),
      nome: z.string().trim().min(1, 'Informe o nome do aparelho').max(80, tooLong(80)),
    })
    .meta({id: 'AparelhoNovo'}),
  answer: z.object({id: z.int()}).meta({id: 'AparelhoNomeado'}),
  status: 201,
  refuses: [PushServiceUnknown],
});

export const deleteDevice = defineEndpoint('DELETE /api/avisos/aparelhos/{id}', {
  summary: 'Deixa de enviar avisos a um dos próprios aparelhos',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound],
});
