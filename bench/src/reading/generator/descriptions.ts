import {plainCapitals, type Random} from '@clube/seeds/drawing';

/** Other goods of a paint shop: name, unit, price in cents, NCM code. */
export const EXTRA_ITEMS: readonly (readonly [nome: string, unidade: string, preco: number, ncm: string])[] = [
  ['Solvente Aguarrás 900 ml', 'UN', 2390, '27101230'],
  ['Thinner 2750 Galão 5 L', 'GL', 10890, '38140090'],
  ['Selador Acrílico Pigmentado 18 L', 'BD', 13990, '32091010'],
  ['Massa Corrida PVA 25 kg', 'SC', 6490, '32141020'],
  ['Corante Líquido Bisnaga 50 ml Ocre', 'BN', 690, '32129090'],
  ['Rolo Lã Sintética 15 cm c/ Cabo', 'PC', 1675, '96034010'],
  ['Fita Demarcação Azul 24x50', 'RL', 3190, '48114110'],
  ['Verniz Marítimo Brilhante 3,6 L', 'GL', 13250, '32081010'],
  ['Lixa d´Água 400', 'FL', 215, '68052000'],
  ['Cimento Queimado Efeito Cinza 5 kg', 'BD', 18900, '32141020'],
  ['Impermeabilizante Parede 18 kg', 'BD', 38950, '32149000'],
  ['Argamassa AC-III 20 kg', 'SC', 3890, '38245000'],
  ['Extensor Telescópico 3 m', 'PC', 7990, '76169900'],
  ['Luva Látex M (par)', 'PR', 890, '40151900'],
  ['Estopa Branca 500 g', 'PT', 1150, '52021000'],
  ['Tinta Piso Premium Cinza 18L', 'LT', 35990, '32091010'],
  ['Silicone Acético Incolor 280 g', 'TB', 2499, '32141010'],
  ['Fundo Preparador Base Água 3,6', 'GL', 8745, '32091010'],
  ['Parafuso 4,5x40 cento', 'CT', 1840, '73181400'],
  ['Mangueira Cristal 3/8', 'M', 475, '39173900'],
];

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bTinta\b/i, 'TTA'],
  [/\bAcr[íi]lic[ao]\b/i, 'ACR'],
  [/\bPremium\b/i, 'PREM.'],
  [/\bSemibrilho\b/i, 'S/BRILHO'],
  [/\bSint[ée]tico\b/i, 'SINT'],
  [/\bBranc[oa]\b/i, 'BCO'],
  [/ (\d[\d,]*) (L|ML|KG)\b/i, ' $1$2'],
];

export type DescriptionMode = 'capitais' | 'abreviada' | 'acentuada' | 'marca';

/** The description of a product as a shop's system writes it. */
export function writeDescription(nome: string, mode: DescriptionMode, random: Random): string {
  switch (mode) {
    case 'acentuada':
      return nome;
    case 'capitais':
      return plainCapitals(nome);
    case 'abreviada':
      return plainCapitals(ABBREVIATIONS.reduce((text, [from, to]) => text.replace(from, to), nome));
    case 'marca':
      return plainCapitals(
        `${nome} - ${random.pick(['ALVORADA', 'LINHA PRO', 'REF ' + random.digits(4), 'COD FAB ' + random.digits(5)])}`,
      );
  }
}
