/**
 * What somebody who knows the programme tries first. A password that is made of these words alone, whatever digits and
 * signs stand between or behind them, is refused. Without accents, in lower case.
 */
export const CLUBE_WORDS: readonly string[] =
  `clube pintor pintora pintores pintura pinturas tinta tintas pintar club premio premios ponto pontos nota notas resgate
  revenda revendas revendedor loja lojas rede redes painel relatorio relatorios smart auditor auditora administrador
  administradora admin administracao usuario senha acesso fidelidade programa brasil fiscal de do da dos das e o a meu
  minha sou`.split(/\s+/);
