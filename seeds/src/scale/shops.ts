import {completeCnpj} from '@clube/domain';
import type {Scale} from './amounts';

export interface ScaleShop {
  cnpj: string;
  nome: string;
  /** The id of its reseller; every twentieth shop has none. */
  revendaId: number | null;
  redeId: number | null;
}

/** Shops by CNPJ root: the first company has a tenth of all, every other one has one to five. */
export function shopsOf({shops, redes}: Scale): ScaleShop[] {
  const made: ScaleShop[] = [];
  for (let root = 0; made.length < shops; root++) {
    const branches = root === 0 ? Math.ceil(shops / 10) : 1 + ((root * 7) % 5);
    for (let branch = 1; branch <= branches && made.length < shops; branch++) {
      const n = made.length + 1;
      made.push({
        cnpj: completeCnpj(`${20_000_000 + root}${String(branch).padStart(4, '0')}`),
        nome: `Tintas ${n}`,
        revendaId: n % 20 === 0 ? null : n,
        redeId: root % 3 === 0 && n % 20 !== 0 ? 1 + (root % redes) : null,
      });
    }
  }
  return made;
}
