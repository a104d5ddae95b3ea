import assert from 'node:assert/strict';
import {formatarChave, montarChave} from '@clube/domain';
import {lerTexto} from '../../text';
import {cupom} from './paper';
import {CHAVE_NFCE, EMITENTE} from './papers';

const ler = (texto: string, fonte: 'texto' | 'ocr' = 'texto', hoje?: string) =>
  lerTexto([cupom(texto, fonte)], hoje ? {hoje} : {}).chave ?? [];
const grupos = formatarChave(CHAVE_NFCE).split(' ');

describe('access keys in print', () => {
  it('are found in one piece, in groups, over lines and in an address', () => {
    const formas = [
      CHAVE_NFCE,
      `NFe${CHAVE_NFCE}`,
      grupos.join(' '),
      `${grupos.slice(0, 4).join(' ')}\n${grupos.slice(4, 8).join(' ')}\n${grupos.slice(8).join(' ')}`,
      `${grupos.slice(0, 8).join(' ')}  321862\n${grupos.slice(8).join(' ')}`,
      `Chave de acesso: ${CHAVE_NFCE.slice(0, 22)}\n                 ${CHAVE_NFCE.slice(22)}`,
    ];
    for (const forma of formas) assert.equal(ler(forma)[0]?.valor, CHAVE_NFCE, forma);
  });

  it('may have letters in the CNPJ', () => {
    const chave = montarChave({
      uf: 'SP',
      ano: 2026,
      mes: 9,
      cnpj: '12ABC34501DE35',
      modelo: '65',
      serie: 1,
      numero: 7,
      tipoEmissao: 1,
      codigoNumerico: 1,
    });
    assert.equal(ler(formatarChave(chave))[0]?.valor, chave);
  });

  it('are repaired where a letter stands for the digit it looks like, and then believed less', () => {
    const torta = grupos.join(' ').replace('0', 'O').replace('1', 'l');
    const [lida] = ler(torta, 'ocr');
    assert.equal(lida?.valor, CHAVE_NFCE);
    assert.ok(lida.confianca < 0.75);
  });

  it('are no keys with a wrong digit, and are not made up', () => {
    const ultimo = (Number(CHAVE_NFCE.at(-1)) + 1) % 10;
    assert.deepEqual(
      ler(CHAVE_NFCE.slice(0, 43) + ultimo).filter(({confianca}) => confianca > 0.7),
      [],
    );
    assert.deepEqual(ler('1234 5678 9012 3456 7890 1234 5678 9012 3456 7890 1234'), []);
  });

  it('are of no month to come', () => {
    assert.deepEqual(ler(CHAVE_NFCE, 'texto', '2026-09-30'), []);
    assert.equal(ler(CHAVE_NFCE, 'texto', '2026-10-05').length, 1);
  });

  it('put the document’s own before one that is referred to', () => {
    const outra = montarChave({
      uf: 'SP',
      ano: 2026,
      mes: 8,
      cnpj: EMITENTE,
      modelo: '55',
      serie: 1,
      numero: 3,
      tipoEmissao: 1,
      codigoNumerico: 5,
    });
    const texto = `CHAVE DE ACESSO\n${CHAVE_NFCE}\n\n\n\n\n\n\n\nNF-e referenciada: ${outra}`;
    assert.deepEqual(
      ler(texto).map(({valor}) => valor),
      [CHAVE_NFCE, outra],
    );
  });
});
