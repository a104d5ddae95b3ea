import {CONSENT_DOCUMENTS, OPTIONAL_CONSENTS, PRIVACY_REQUESTS, PRIVACY_REQUEST_STATES} from '@clube/domain';
import {z} from 'zod';
import {flag} from '../../kernel/entities/wire';
import {outSchema} from '../../kernel/entities/schemas';
import {idParam, messageAnswer} from '../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import {NotFound, TooManyAttempts} from '../../kernel/refusals/refusals';
import {InvalidCredentials} from '../acesso';
import {ErasureRequested, ErasureNotConfirmed, RequestAnswered} from './refusals';
import {privacyRequests} from './requests.list';

const timestamp = z.iso.datetime();
const value = z.union([z.string(), z.number()]).nullable();

const consent = z
  .object({
    documento: z.enum(CONSENT_DOCUMENTS),
    titulo: z.string(),
    porque: z.string(),
    opcional: z.boolean(),
    dado: z.boolean(),
    versaoVigente: z.int(),
    valeAte: z.iso.date().nullable(),
    historico: z.array(z.object({versao: z.int(), aceitoEm: timestamp, retiradoEm: timestamp.nullable()})),
  })
  .meta({id: 'ConsentimentoDado'});
const request = z
  .object({
    id: z.int(),
    tipo: z.enum(PRIVACY_REQUESTS),
    documento: z.enum(OPTIONAL_CONSENTS).nullable(),
    estado: z.enum(PRIVACY_REQUEST_STATES),
    pedidoEm: timestamp,
    atendidoEm: timestamp.nullable(),
  })
  .meta({id: 'PedidoDePrivacidade'});
const losses = z
  .object({pontos: z.int(), resgatesCancelados: z.int(), resgatesACaminho: z.int(), notasPendentes: z.int()})
  .meta({id: 'PerdasAoApagar'});
const section = z
  .object({
    nome: z.string(),
    titulo: z.string(),
    finalidade: z.string(),
    total: z.int(),
    colunas: z.array(z.string()),
    linhas: z.array(z.array(value)),
  })
  .meta({id: 'DadosGuardados'});

export const overview = defineEndpoint('GET /api/privacidade', {
  summary: 'Os aceites e pedidos do pintor, e o que ele perde se apagar seus dados',
  answer: z.object({consentimentos: z.array(consent), pedidos: z.array(request), aoApagar: losses}),
});

export const personalData = defineEndpoint('GET /api/privacidade/dados', {
  summary: 'O que é guardado sobre o pintor, com as linhas mais novas de cada parte',
  answer: z.object({secoes: z.array(section)}),
  refuses: [TooManyAttempts],
});

export const copy = defineEndpoint('POST /api/privacidade/copia', {
  summary: 'Tudo o que é guardado sobre o pintor, para levar',
  answer: z
    .object({
      programa: z.string(),
      titular: z.string(),
      geradoEm: z.string(),
      dados: z.array(
        z.object({titulo: z.string(), finalidade: z.string(), registros: z.array(z.record(z.string(), value))}),
      ),
    })
    .meta({id: 'CopiaDosDados'}),
  refuses: [TooManyAttempts],
});

export const setConsent = defineEndpoint('POST /api/privacidade/consentimentos', {
  summary: 'Dá ou retira um consentimento opcional',
  body: z
    .strictObject({
      documento: z.enum(OPTIONAL_CONSENTS, {error: 'Este aceite não pode ser retirado sozinho'}),
      dado: flag,
    })
    .meta({id: 'ConsentimentoMudanca'}),
  answer: messageAnswer,
});

export const erase = defineEndpoint('POST /api/privacidade/apagar', {
  summary: 'Pede que os dados do pintor sejam apagados; encerra a conta na hora',
  body: z
    .strictObject({senha: z.string().max(200).default(''), ciente: flag.default(false)})
    .meta({id: 'PedidoDeEliminacao'}),
  answer: messageAnswer,
  refuses: [InvalidCredentials, ErasureNotConfirmed, ErasureRequested, TooManyAttempts],
});

const row = outSchema(privacyRequests.fields).meta({id: 'PedidoPrivacidade'});

export const list = defineEndpoint('GET /api/pedidos-privacidade', {
  summary: 'Os pedidos de privacidade dos pintores',
  query: queryOf(privacyRequests),
  answer: listAnswer(privacyRequests, row),
});

export const answer = defineEndpoint('POST /api/pedidos-privacidade/{id}/atender', {
  summary: 'Marca como atendida a retirada de uma autorização',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound, RequestAnswered],
});
