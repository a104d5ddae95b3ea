import {ERASED_IDENTITY_YEARS} from './identifiers.js';

/** Replaces the name of a painter whose data were erased. */
export const ERASED_NAME = 'Cadastro apagado';

export const ERASURE_NOT_CONFIRMED = 'Confirme que você entendeu o que se perde';
export const NO_PASSWORD = 'Informe sua senha';
export const WRONG_PASSWORD = 'Senha incorreta';
export const ERASURE_REQUESTED =
  'Pedido recebido. Seus dados estão sendo apagados e esta conta não pode mais ser usada. Obrigado por ter feito parte do Clube.';

/** What remains after all identifying data are erased, and why. Shown before the erasure. */
export const RETAINED_DATA: readonly {oQue: string; porque: string}[] = [
  {
    oQue: 'Os lançamentos de pontos, em números',
    porque: 'As contas do programa com fabricante e revendas precisam fechar. Eles não dizem mais de quem são.',
  },
  {
    oQue: 'Loja, número, data e itens das notas já pontuadas',
    porque: 'Para que a mesma nota não pontue outra vez. A imagem e o que foi lido nela são apagados.',
  },
  {
    oQue: 'Quais prêmios foram pedidos e quando, e o que foi pedido para o cartão',
    porque:
      'Estoque e orçamento do programa. Endereço, celular, tamanhos, observações e o número do cartão são apagados.',
  },
  {
    oQue: 'As estrelas das suas avaliações',
    porque: 'A média de um prêmio não muda com quem sai. O texto, as fotos e o seu nome são apagados.',
  },
  {
    oQue: `Por ${ERASED_IDENTITY_YEARS} anos, um código cifrado do CPF, do e-mail confirmado e dos telefones`,
    porque:
      'Não diz quem você era. Se você voltar, um débito em aberto volta com o seu CPF, e o que é uma vez por pessoa (códigos, vouchers, indicações) não se repete.',
  },
  {
    oQue: 'A data e a versão dos seus aceites e deste pedido',
    porque: 'A lei pede que possamos provar que eles existiram. Não levam seu nome.',
  },
  {
    oQue: 'Cópias de segurança, até serem substituídas',
    porque: 'São cifradas e só servem para recuperar o site depois de uma falha.',
  },
];
