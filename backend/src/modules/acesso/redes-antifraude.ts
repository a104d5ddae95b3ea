/** A network that has scored more of a product than it may. */
export interface RedeAntifraude {
  id: number;
  nome: string;
}

/** The networks that staff are warned of when they enter. None while quotas are not kept: no network can be over one. */
export const redesAntifraude = async (): Promise<RedeAntifraude[]> => [];
