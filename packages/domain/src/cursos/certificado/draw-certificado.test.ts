import assert from 'node:assert/strict';
import {drawCertificado, type CertificadoPdfData} from './draw-certificado.js';
import {PAPER_HEIGHT, PAPER_WIDTH} from './shapes.js';

/** A fake typeface whose letters are all as wide as the average of the widest real one. */
const measure = (text: string, {size}: {size: number}) => text.length * size * 0.55;
const modulos = (count: number, nome = 'Preparo') =>
  Array.from({length: count}, () => ({nome, aulas: 2, avaliacoes: 1}));
const CERTIFICADO: CertificadoPdfData = {
  ...{codigo: 'TX7K-93QD-M4WA', nome: 'João da Silva', curso: 'Textura rústica', cargaHoraria: 270},
  ...{modulos: modulos(3), concluidoEm: new Date('2026-11-24T15:00:00Z')},
};
const drawn = (more: Partial<CertificadoPdfData> = {}, url = 'https://clube.example') =>
  drawCertificado({...CERTIFICADO, ...more}, url, measure);
const texts = (more: Partial<CertificadoPdfData> = {}) => drawn(more).words.map(({text}) => text);

describe('a certificate on paper', () => {
  it('says name, course, hours, day, what was passed, and how it is checked', () => {
    const said = texts();
    for (const text of [
      ...['João da Silva', 'Textura rústica', '4 horas e 30 minutos', '24 de novembro de 2026', '3 aprovadas'],
      ...['TX7K-93QD-M4WA', 'clube.example/certificado', '2 aulas'],
    ])
      assert.ok(said.includes(text), text);
    assert.equal(drawn().qr.address, 'https://clube.example/certificado/TX7K-93QD-M4WA');
  });

  it('says nothing of assessments where there were none, or where it is not known', () => {
    const never = modulos(2).map(modulo => ({...modulo, avaliacoes: 0}));
    for (const mods of [never, [{nome: 'Preparo', aulas: 1}]])
      assert.ok(!texts({modulos: mods}).includes('Avaliações'));
  });

  it('counts the modules that have no chip', () => {
    const said = texts({modulos: modulos(9)});
    assert.ok(said.includes('e mais 5 módulos') && said.includes('10 aulas'));
  });

  it('stays within the frame and above its foot, whatever the names', () => {
    const long = 'Maximiliano Sebastião Albuquerque de Vasconcelos e Silva de Bragança Paulista';
    const url = 'https://clube-do-pintor-profissional.tintas.example.com.br';
    for (const more of [
      {},
      {nome: 'Zé', curso: 'X', modulos: []},
      {nome: long, curso: `${long} ${long}`.slice(0, 200), modulos: modulos(9, long)},
    ]) {
      const {words, shapes, qr} = drawn(more, url);
      for (const {text, x, y, size, typeface} of words) {
        assert.ok(x + measure(text, {size}) <= PAPER_WIDTH - 21, `${text} (${typeface}) goes beyond the frame`);
        assert.ok(y < PAPER_HEIGHT - 24, text);
      }
      const code = words.findIndex(({text}) => text === 'Código de verificação');
      const above = words.filter(({text}, i) => i < code && !/^(Clube do Pintor|Formação)/.test(text));
      assert.ok(Math.max(...above.map(({y}) => y)) < qr.y, JSON.stringify(above.at(-1)));
      assert.ok(shapes.every(({path}) => !/NaN|undefined/.test(path)));
    }
  });
});
