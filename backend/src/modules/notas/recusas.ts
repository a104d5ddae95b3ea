import {
  ARQUIVO_GRANDE,
  ARQUIVOS_DEMAIS,
  CPF_DA_VENDA_INVALIDO,
  ENVIE_FOTO_PDF_OU_XML,
  NOTA_JA_ENVIADA,
  PRODUTO_NAO_ENCONTRADO,
  SEM_ARQUIVO,
  VENDA_JA_PROCESSADA,
} from '@clube/domain';
import {defineRefusal} from '../../kernel/errors';

export const SemArquivo = defineRefusal(422, 'SEM_ARQUIVO', SEM_ARQUIVO);
export const ArquivosDemais = defineRefusal(422, 'ARQUIVOS_DEMAIS', ARQUIVOS_DEMAIS);
export const ArquivoGrande = defineRefusal(413, 'ARQUIVO_GRANDE', ARQUIVO_GRANDE);
export const ArquivoNaoAceito = defineRefusal(415, 'ARQUIVO_NAO_ACEITO', ENVIE_FOTO_PDF_OU_XML);
export const NotaRepetida = defineRefusal(409, 'NOTA_REPETIDA', `${NOTA_JA_ENVIADA}.`);
export const PendentesDemais = defineRefusal(422, 'PENDENTES_DEMAIS', 'Você tem notas demais esperando análise.');
export const CotaDeEnvio = defineRefusal(
  429,
  'COTA_DE_ENVIO',
  'Você já enviou tudo o que cabe por agora. Envie o resto mais tarde.',
);
export const NotaNaoEncontrada = defineRefusal(404, 'NOTA_NAO_ENCONTRADA', 'Nota não encontrada.');
export const VendaJaProcessada = defineRefusal(409, 'VENDA_JA_PROCESSADA', VENDA_JA_PROCESSADA);
export const EstadoNaoPermite = defineRefusal(
  409,
  'ESTADO_NAO_PERMITE',
  'A nota não está em um estado que permita isso.',
);
export const ForaDoPrazoDeRevisao = defineRefusal(
  422,
  'FORA_DO_PRAZO_DE_REVISAO',
  'Passaram os 90 dias de revisão desta pontuação. Só um usuário Smart pode alterá-la.',
);
export const ProdutoNaoEncontrado = defineRefusal(422, 'PRODUTO_NAO_ENCONTRADO', PRODUTO_NAO_ENCONTRADO);
export const CpfInvalido = defineRefusal(422, 'CPF_INVALIDO', CPF_DA_VENDA_INVALIDO);
export const EmAnalise = defineRefusal(409, 'EM_ANALISE', 'Outra pessoa está analisando esta nota.');
export const SegundaConferencia = defineRefusal(
  409,
  'SEGUNDA_CONFERENCIA',
  'Esta venda passa do que uma pessoa pode pontuar sozinha.',
);
export const NaoJunta = defineRefusal(422, 'NAO_JUNTA', 'Estas notas não podem ser juntadas.');
export const NaoDivide = defineRefusal(422, 'NAO_DIVIDE', 'Esta nota não pode ser dividida assim.');
