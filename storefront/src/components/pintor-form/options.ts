import {COMO_FICOU_SABENDO, COMO_FICOU_SABENDO_CADASTRO, SEXES, UFS, comoFicouSabendoText} from '@clube/domain';

export const UF_OPTIONS = UFS.map(uf => ({value: uf.code, text: `${uf.code} · ${uf.nome}`}));
export const SEXO_OPTIONS = SEXES.map(({value, label}) => ({value, text: label}));

const heardFrom = (options: readonly string[]) => options.map(value => ({value, text: comoFicouSabendoText(value)}));
export const HEARD_FROM_OPTIONS = heardFrom(COMO_FICOU_SABENDO_CADASTRO);
/** The profile has one more option. */
export const ALL_HEARD_FROM_OPTIONS = heardFrom(COMO_FICOU_SABENDO);
