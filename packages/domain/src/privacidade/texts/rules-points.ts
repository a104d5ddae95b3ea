import {MIN_AGE} from '../../cadastro/fields/fields.js';
import {REJECTION_REASONS} from '../../notas/nota-states.js';
import {MAX_FILES, SENDING_TERM_DAYS} from '../../notas/sending.js';
import {DIRECTORY_BONUS_PONTOS, DIRECTORY_BONUS_RATINGS, INDICACAO_PONTOS} from '../../pontos/constants.js';
import {FRAUD_AUDIT_DAYS, REVIEW_DAYS, VALIDITY_MONTHS} from '../../pontos/validity.js';
import type {TermoSection} from '../termo.js';

/** First version: participation and earning points. All figures are the constants that the code computes with. */
export const POINTS_SECTIONS: readonly TermoSection[] = [
  {
    titulo: 'O programa',
    paragrafos: [
      'O Clube do Pintor é um programa de fidelidade para pintores profissionais. Quem participa envia as notas das compras de produtos da marca, recebe pontos e os troca por prêmios.',
      'A participação é gratuita, voluntária e não depende de sorte.',
    ],
  },
  {
    titulo: 'Quem pode participar',
    paragrafos: [
      `Pessoas físicas com ${MIN_AGE} anos ou mais, com CPF válido, que trabalhem com pintura. Cada CPF tem um só cadastro.`,
      'Você é responsável pelos dados que informa e pela sua senha. Um cadastro com dados falsos, ou usado por outra pessoa, pode ser encerrado.',
    ],
  },
  {
    titulo: 'Como ganhar pontos',
    itens: [
      `Notas e cupons fiscais: envie a foto ou o PDF, até ${MAX_FILES} por vez. Valem compras feitas há no máximo ${SENDING_TERM_DAYS} dias; notas mais antigas passam por análise.`,
      'Cada produto participante tem um valor em pontos, multiplicado pela quantidade, pelo fator da revenda e pelo do seu nível.',
      'Notas de uma revenda master valem o dobro. Nesse caso, vouchers de pontos em dobro enviados com a mesma nota são cancelados.',
      'Códigos promocionais valem uma vez cada, dentro dos limites por dia e por mês. Alguns só valem junto com uma nota.',
      `Indicação: ${INDICACAO_PONTOS} pontos por colega indicado, quando a primeira nota dele é validada.`,
      `Ache Seu Pintor: ${DIRECTORY_BONUS_PONTOS} pontos, uma vez, ao receber ${DIRECTORY_BONUS_RATINGS} avaliações com 5 estrelas.`,
    ],
  },
  {
    titulo: 'Análise das notas',
    paragrafos: [
      'Toda nota é analisada antes de pontuar. O resultado, com o motivo quando não há pontos, aparece em Pontuações.',
      `Uma nota pode ser reprovada por um destes motivos: ${REJECTION_REASONS.join(', ')}. A mesma nota só vale uma vez, para um só participante.`,
      `Uma pontuação pode ser revista em até ${REVIEW_DAYS} dias. Auditorias por suspeita de fraude são concluídas em até ${FRAUD_AUDIT_DAYS} dias; enquanto isso, pontos e resgates podem ficar suspensos.`,
    ],
  },
  {
    titulo: 'Validade dos pontos',
    paragrafos: [
      `Os pontos valem ${VALIDITY_MONTHS} meses, contados do dia em que foram creditados, até o fim do último dia. Os que vencem primeiro são usados primeiro.`,
      'Os pontos são pessoais e intransferíveis, não podem ser vendidos nem trocados por dinheiro, e podem ser usados todos de uma vez ou aos poucos.',
    ],
  },
];
