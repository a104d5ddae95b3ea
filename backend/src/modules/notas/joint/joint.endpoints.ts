import {JOINT_UNDO_MINUTES, MAX_JOINT_NOTAS} from '@clube/domain';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {scoreBody, jointScoredAnswer, sheetAnswer, undoBody, undoneAnswer} from './joint.schemas';

export const sheet = defineEndpoint('GET /api/pontuacoes/juntas', {
  summary: `As notas pendentes que se pontuam juntas, até ${MAX_JOINT_NOTAS}, com o que cada uma vale`,
  description:
    'Certas, no prazo, sem possível duplicata, sem análise de outra pessoa nem segunda conferência, todos os itens com pontos.',
  answer: sheetAnswer,
});

export const score = defineEndpoint('POST /api/pontuacoes/pontuar-juntas', {
  summary: 'Pontua várias notas, cada uma por si, com um resultado por nota',
  description:
    'Cada nota vai com o que se viu dela; a que mudou desde então é recusada. Recusas de uma nota estão em resultados.',
  body: scoreBody,
  answer: jointScoredAnswer,
  idempotent: true,
});

export const undo = defineEndpoint('POST /api/pontuacoes/desfazer-juntas', {
  summary: `Desfaz pontuações próprias de até ${JOINT_UNDO_MINUTES} minutos atrás, enquanto nada foi gasto`,
  description: 'Cada nota por si volta para as pendentes, com um resultado por nota.',
  body: undoBody,
  answer: undoneAnswer,
  idempotent: true,
});
