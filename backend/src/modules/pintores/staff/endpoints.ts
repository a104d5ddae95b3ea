import {z} from 'zod';
import {
  CONSENT_DOCUMENTS,
  ATIVACAO_ACTIONS,
  ATIVACAO_RULE,
  CPF_NOT_FOUND,
  NEW_EMAIL_MISSING,
  tooLong,
} from '@clube/domain';
import {comecado} from '../../../kernel/batch-jobs/batch-jobs.endpoints';
import {filtro} from '../../../kernel/batch-jobs/of-list';
import {bulkPreview} from '../../../kernel/batch-jobs/preview';
import {REFUSED_AT_START} from '../../../kernel/batch-jobs/refusals';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {flag} from '../../../kernel/entities/wire';
import {REFUSED_EDITS} from '../../../kernel/entities/writing/edit-conflict';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {AlreadySo} from '../../../kernel/refusals/refusals';
import {empresas, pintorRow} from '../pintores.list';
import {requisito} from '../profile/parceiro';
import {pintorEdit} from '../profile/schema';
import {CpfNotFound, EmailAlreadyRegistered, ErasureRequested} from '../refusals';

const cpf = z.string(CPF_NOT_FOUND).max(20, CPF_NOT_FOUND);
const {tooShort} = ATIVACAO_RULE;
// The length limit applies to the trimmed text.
const justificativa = z.string(tooShort).max(4000, tooLong(ATIVACAO_RULE.max));

const atividade = z.strictObject({cpf, atividade: flag, justificativa}).meta({id: 'AtividadeDoPintor'});
const company = z.strictObject({cpf, justificativa, isCompany: flag.optional()}).meta({id: 'ContaDoPintor'});
const email = z
  .strictObject({cpf, email: z.string(NEW_EMAIL_MISSING).max(500, tooLong(500))})
  .meta({id: 'EmailDoPintor'});
const acao = z.enum(ATIVACAO_ACTIONS, 'Escolha o que fazer');
const entry = z
  .object({
    criadoEm: z.iso.datetime(),
    acao: z.enum(ATIVACAO_ACTIONS),
    justificativa: z.string(),
    usuario: z.object({nome: z.string()}),
  })
  .meta({id: 'AtivacaoDoPintor'});

export const update = defineEndpoint('PUT /api/parceiros/{id}', {
  summary: 'Altera o cadastro de um pintor, no todo ou em parte',
  description: 'O CPF não muda. O e-mail muda em /api/parceiros/atualizar-email.',
  params: idParam,
  body: pintorEdit,
  answer: pintorRow,
  refuses: [...REFUSED_EDITS],
});

export const updateEmail = defineEndpoint('PUT /api/parceiros/atualizar-email', {
  summary: 'Troca o e-mail de um pintor',
  description:
    'O novo endereço recebe um link e só vale para avisos e recuperação de senha depois de confirmado; o anterior, se era confirmado, fica sabendo.',
  body: email,
  answer: messageAnswer,
  refuses: [CpfNotFound, EmailAlreadyRegistered],
});

export const updateActive = defineEndpoint('PUT /api/parceiros/atualizar-atividade', {
  summary: 'Ativa ou inativa um pintor, com justificativa',
  description: 'Quem é inativado sai na hora de todas as sessões.',
  body: atividade,
  answer: messageAnswer,
  refuses: [CpfNotFound, AlreadySo, ErasureRequested],
});

export const updateCompany = defineEndpoint('PUT /api/parceiros/atualizar-iscompany', {
  summary: 'Torna um pintor empresa ou pessoa física, com justificativa',
  description: 'Sem isCompany, troca o que é; com ele, recusa quando já é.',
  body: company,
  answer: messageAnswer,
  refuses: [CpfNotFound, AlreadySo],
});

export const previewAll = defineEndpoint('POST /api/parceiros/bulk/previa', {
  summary: 'Quantos pintores de um filtro uma mudança em massa alcançaria, e quantos recusaria, por motivo',
  body: z.strictObject({filtro, acao}).meta({id: 'AtivacaoEmMassaPrevia'}),
  answer: bulkPreview,
});

export const updateAll = defineEndpoint('POST /api/parceiros/bulk/filtro', {
  summary: 'Ativa, inativa, torna empresas ou pessoas físicas todos os pintores de um filtro, num trabalho longo',
  description: 'As regras e o histórico são os de um só. O trabalho pode ser desfeito.',
  body: z.strictObject({filtro, acao, justificativa}).meta({id: 'AtivacaoEmMassa'}),
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});

export const history = defineEndpoint('GET /api/parceiros/{cpf}/historico-ativacao', {
  summary: 'O que a equipe fez com a conta de um pintor, e por quê',
  description: 'Do mais novo ao mais antigo.',
  params: z.strictObject({cpf: z.string().max(20)}),
  answer: z.object({historico: z.array(entry)}),
  refuses: [CpfNotFound],
});

export const listEmpresas = defineEndpoint('GET /api/parceiros/empresas', {
  summary: 'Lista os pintores que são empresas',
  query: queryOf(empresas),
  answer: listAnswer(empresas, pintorRow),
});

const nullableText = z.string().nullable();
const moment = z.iso.datetime();

export const details = defineEndpoint('GET /api/parceiros/{cpf}/detalhes', {
  summary: 'O que falta ao pintor para o próximo nível, quem o indicou, onde ele está conectado e a que deu o aceite',
  params: z.strictObject({cpf}),
  answer: z
    .object({
      nivel: nullableText,
      proximoNivel: nullableText,
      requisitos: z.array(requisito),
      emailConfirmado: z.boolean(),
      indicadoPor: z.object({nome: z.string(), cpf: z.string()}).nullable(),
      aparelhos: z.array(z.object({desde: moment, usadoEm: moment})),
      consentimentos: z.array(
        z.object({
          documento: z.enum(CONSENT_DOCUMENTS),
          versao: z.string(),
          aceitoEm: moment,
          retiradoEm: moment.nullable(),
        }),
      ),
    })
    .meta({id: 'PintorDetalhes'}),
  refuses: [CpfNotFound],
});
