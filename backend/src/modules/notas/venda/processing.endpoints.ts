import {JOINT_UNDO_MINUTES} from '@clube/domain';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {InvalidCodigo, CodigoAlreadyUsed, CodigoLimitReached, CodigoOfTraining} from '../../pontos';
import {CotaExceeded} from '../../antifraude';
import * as refusals from '../refusals';
import {
  ofNotaBody,
  returnBody,
  pontuacao,
  scoredAnswer,
  rejectionBody,
  activeVendas,
  vendasQuery,
} from './processing.schemas';

export const score = defineEndpoint('POST /api/pontuacoes/pontuar', {
  summary: 'Pontua uma nota pendente',
  body: pontuacao,
  answer: scoredAnswer,
  idempotent: true,
  refuses: [
    refusals.NotaNotFound,
    refusals.VendaAlreadyProcessed,
    refusals.UnderAnalysis,
    refusals.SecondCheckRequired,
    CotaExceeded,
    refusals.ProdutoNotFound,
    refusals.InvalidCpf,
    InvalidCodigo,
    CodigoAlreadyUsed,
    CodigoOfTraining,
    CodigoLimitReached,
    CodigoOfTraining,
    IdempotencyKeyReused,
  ],
});

export const reject = defineEndpoint('POST /api/pontuacoes/reprovar', {
  summary: 'Reprova uma nota pendente, com um dos cinco motivos',
  body: rejectionBody,
  answer: messageAnswer,
  refuses: [refusals.NotaNotFound, refusals.StateForbids, refusals.UnderAnalysis],
});

export const close = defineEndpoint('POST /api/pontuacoes/encerrar', {
  summary: 'Encerra uma nota pendente como não pontuável',
  body: ofNotaBody,
  answer: messageAnswer,
  refuses: [refusals.NotaNotFound, refusals.StateForbids, refusals.UnderAnalysis],
});

export const cancel = defineEndpoint('POST /api/pontuacoes/cancelar', {
  summary: 'Cancela uma pontuação: os pontos voltam, gastos viram débito',
  body: ofNotaBody,
  answer: messageAnswer,
  idempotent: true,
  refuses: [refusals.NotaNotFound, refusals.StateForbids, refusals.ReviewPeriodOver, IdempotencyKeyReused],
});

export const returnToPending = defineEndpoint('POST /api/pontuacoes/retornar-pendente', {
  summary: 'Devolve uma nota pontuada ou encerrada para as pendentes; uma reprovada, quem a reprovou, por um minuto',
  description: `Com \`recente\` uma pontuada só volta se quem a pontuou desfaz em até ${JOINT_UNDO_MINUTES} minutos e nada foi gasto.`,
  body: returnBody,
  answer: messageAnswer,
  idempotent: true,
  refuses: [
    refusals.NotaNotFound,
    refusals.StateForbids,
    refusals.RejectionFinal,
    refusals.ScoredByOther,
    refusals.UndoPeriodOver,
    refusals.PontosSpent,
    refusals.ReviewPeriodOver,
    IdempotencyKeyReused,
  ],
});

export const vendas = defineEndpoint('GET /api/vendas', {
  summary: 'Vendas já pontuadas com este número',
  query: vendasQuery,
  answer: activeVendas,
});
