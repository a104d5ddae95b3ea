import type {TaskInterrupted} from '@clube/confined';
import {defineRefusal, type RefusalKind} from '../refusals/refusals';

const MB = 1024 * 1024;
export const MAX_FILE = 200 * MB;
/** Limits per person: bytes uploaded in a day, and open imports. */
export const BYTES_A_DAY = 2000 * MB;
export const OPEN_IMPORTS = 20;

export const FileRequired = defineRefusal(422, 'ARQUIVO_OBRIGATORIO', 'Selecione um arquivo primeiro');
export const EmptyFile = defineRefusal(422, 'ARQUIVO_VAZIO', 'O arquivo está vazio.');
export const UnreadableFile = defineRefusal(422, 'ARQUIVO_ILEGIVEL', 'O arquivo não pôde ser lido.');
/** The refusal for a file whose reading was stopped. */
export const tooMuch = ({reason}: TaskInterrupted) =>
  reason === 'fault'
    ? UnreadableFile()
    : UnreadableFile({
        erro: 'O arquivo é grande demais ou complexo demais para ser lido assim. Salve-o de novo como CSV.',
      });

export const FileTooLarge = defineRefusal(
  413,
  'ARQUIVO_GRANDE_DEMAIS',
  `O arquivo deve ter até ${MAX_FILE / MB} MB. Divida-o em partes.`,
);
export const FileNotAccepted = defineRefusal(
  415,
  'ARQUIVO_NAO_ACEITO',
  'Envie um arquivo CSV ou XLSX. De outros programas, salve a planilha como .xlsx ou .csv.',
);
export const TooManyImportacoes = defineRefusal(
  429,
  'IMPORTACOES_DEMAIS',
  'Você tem importações demais em aberto ou enviou arquivos demais hoje. Termine ou cancele as que estão abertas, ou tente amanhã.',
);
export const UnknownImportKind = defineRefusal(422, 'TIPO_DESCONHECIDO', 'Escolha o que será importado.');
export const ImportacaoNotOpen = defineRefusal(
  409,
  'IMPORTACAO_NAO_ABERTA',
  'Esta importação não pode mais ser mudada. Envie o arquivo de novo.',
);
export const ImportacaoNotChecked = defineRefusal(
  409,
  'IMPORTACAO_NAO_CONFERIDA',
  'Confira as linhas antes de gravar.',
);
export const ImportacaoHasErrors = defineRefusal(
  409,
  'IMPORTACAO_COM_ERROS',
  'Há linhas com erro. Corrija-as, ou grave só as válidas.',
);
export const NothingToWrite = defineRefusal(422, 'NADA_A_GRAVAR', 'Nenhuma linha pode ser gravada.');
export const ColumnsMissing = defineRefusal(422, 'COLUNAS_FALTANDO', 'Faltam colunas obrigatórias.');
export const LinesInError = defineRefusal(422, 'LINHAS_COM_ERRO', 'Há linhas com erro. Nada foi gravado.');
export const LineNotCorrectable = defineRefusal(
  422,
  'LINHA_NAO_CORRIGIVEL',
  'Linhas deste tipo se corrigem no arquivo: baixe os erros, corrija e envie de novo.',
);
export const TooManyCorrections = defineRefusal(
  422,
  'CORRECOES_DEMAIS',
  'São correções demais para fazer aqui. Baixe os erros, corrija na planilha e envie de novo.',
);
export const ImportacaoNotUndoable = defineRefusal(
  409,
  'IMPORTACAO_NAO_DESFAZIVEL',
  'Esta importação não pode ser desfeita.',
);
export const ImportacaoInUse = defineRefusal(
  409,
  'IMPORTACAO_EM_USO',
  'O que foi importado já foi mudado ou usado. Nada foi desfeito.',
);
export const CheckExpired = defineRefusal(
  409,
  'CONFERENCIA_PERDIDA',
  'A conferência se perdeu. Confira as linhas de novo.',
);

/** Errors of uploading a file. */
export const REFUSED_ON_ARRIVAL: RefusalKind[] = [
  FileRequired,
  EmptyFile,
  UnreadableFile,
  FileTooLarge,
  FileNotAccepted,
  TooManyImportacoes,
];

/** Errors of an endpoint that imports a file synchronously. */
export const REFUSED_SYNCHRONOUSLY: RefusalKind[] = [
  ...REFUSED_ON_ARRIVAL,
  ColumnsMissing,
  LinesInError,
  NothingToWrite,
  CheckExpired,
];
