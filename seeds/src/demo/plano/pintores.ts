import {CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, type Pintor} from '../../catalogo';

/** The painters of a demo of this scale (1: all of them), the demo accounts always among them. */
export function escolherPintores(pintores: readonly Pintor[], escala: number): Pintor[] {
  if (escala >= 1) return [...pintores];
  const passo = 1 / escala;
  const ficam = pintores.filter(
    ({cpf}, i) => cpf === CPF_PINTOR_ANTIGO || cpf === CPF_PINTOR_NOVO || Math.floor(i % passo) === 0,
  );
  const cpfs = new Set(ficam.map(({cpf}) => cpf));
  return ficam.map(({indicadoPor, ...pintor}) =>
    indicadoPor && cpfs.has(indicadoPor) ? {...pintor, indicadoPor} : pintor,
  );
}
