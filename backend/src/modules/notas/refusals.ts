import {
  FILE_TOO_LARGE,
  JOINT_UNDO_MINUTES,
  TOO_MANY_FILES,
  INVALID_VENDA_CPF,
  REVIEW_DAYS,
  SEND_PHOTO_PDF_OR_XML,
  NOTA_ALREADY_SENT,
  PRODUTO_NOT_FOUND,
  NO_FILE,
  VENDA_ALREADY_PROCESSED,
} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const NoFile = defineRefusal(422, 'SEM_ARQUIVO', NO_FILE);
export const TooManyFiles = defineRefusal(422, 'ARQUIVOS_DEMAIS', TOO_MANY_FILES);
export const FileTooLarge = defineRefusal(413, 'ARQUIVO_GRANDE', FILE_TOO_LARGE);
export const FileNotAccepted = defineRefusal(415, 'ARQUIVO_NAO_ACEITO', SEND_PHOTO_PDF_OR_XML);
export const NotaSentBefore = defineRefusal(409, 'NOTA_REPETIDA', `${NOTA_ALREADY_SENT}.`);
export const TooManyPending = defineRefusal(422, 'PENDENTES_DEMAIS', 'Você tem notas demais esperando análise.');
export const SendingQuotaReached = defineRefusal(
  429,
  'COTA_DE_ENVIO',
  'Você já enviou tudo o que cabe por agora. Envie o resto mais tarde.',
);
export const NotaNotFound = defineRefusal(404, 'NOTA_NAO_ENCONTRADA', 'Nota não encontrada.');
export const VendaAlreadyProcessed = defineRefusal(409, 'VENDA_JA_PROCESSADA', VENDA_ALREADY_PROCESSED);
export const StateForbids = defineRefusal(409, 'ESTADO_NAO_PERMITE', 'A nota não está em um estado que permita isso.');
export const RejectionFinal = defineRefusal(
  409,
  'REPROVACAO_DEFINITIVA',
  'Uma nota reprovada só volta a pendente até um minuto depois, por quem a reprovou.',
);
export const ReviewPeriodOver = defineRefusal(
  422,
  'FORA_DO_PRAZO_DE_REVISAO',
  `Passaram os ${REVIEW_DAYS} dias de revisão desta pontuação. Só um usuário Smart pode alterá-la.`,
);
export const NothingToCorrect = defineRefusal(409, 'NADA_A_CORRIGIR', 'Esta venda já está com a pontuação certa.');
export const ProdutoNotFound = defineRefusal(422, 'PRODUTO_NAO_ENCONTRADO', PRODUTO_NOT_FOUND);
export const RevendaNotFound = defineRefusal(422, 'REVENDA_NAO_ENCONTRADA', 'Revenda não encontrada. Escolha outra.');
export const InvalidCpf = defineRefusal(422, 'CPF_INVALIDO', INVALID_VENDA_CPF);
export const UnderAnalysis = defineRefusal(409, 'EM_ANALISE', 'Outra pessoa está analisando esta nota.');
export const SecondCheckRequired = defineRefusal(
  409,
  'SEGUNDA_CONFERENCIA',
  'Esta venda passa do que uma pessoa pode pontuar sozinha.',
);
export const CannotJoin = defineRefusal(422, 'NAO_JUNTA', 'Estas notas não podem ser juntadas.');
export const CannotDivide = defineRefusal(422, 'NAO_DIVIDE', 'Esta nota não pode ser dividida assim.');
export const NotaChanged = defineRefusal(
  409,
  'NOTA_MUDOU',
  'Esta nota mudou desde que a folha foi mostrada. Confira de novo.',
);
export const NotCertain = defineRefusal(
  409,
  'NOTA_NAO_CERTA',
  'Esta nota não pode mais ser pontuada junto com outras. Confira sozinha.',
);
export const ScoredByOther = defineRefusal(
  409,
  'PONTUADA_POR_OUTRA_PESSOA',
  'Só quem pontuou esta nota pode desfazer.',
);
export const UndoPeriodOver = defineRefusal(
  409,
  'FORA_DO_PRAZO_DE_DESFAZER',
  `Passaram os ${JOINT_UNDO_MINUTES} minutos para desfazer.`,
);
export const PontosSpent = defineRefusal(409, 'PONTOS_JA_USADOS', 'Os pontos desta nota já foram usados.');
