import type { DescribedStorey, HouseDescription } from '@gavel/contract';
import { type HouseModel, listedSteps, quickRoad, startVisit, summarize } from '@gavel/core';
import { type HousePlan, layOutStorey } from '@gavel/core/plan';
import type { PublishedMunicipality } from '@gavel/range';
import type { CurrentHouse, CurrentRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import { runningCampaigns } from '../campaigns/running-campaigns.ts';

/**
 * Returns a house with all data that its page shows.
 *
 * @param municipality the municipality whose rules decide the default answers
 * @param now the time that decides which campaigns run, in milliseconds since 1970
 */
export function describeHouse(
  models: RangeModels,
  range: CurrentRange,
  current: CurrentHouse,
  house: HouseModel,
  municipality: PublishedMunicipality,
  now: number,
): HouseDescription {
  const { key, drawing, plan, webConfiguration, webConfigurationVersion: version, guide } = current;
  const { areaCode, name: municipalityName } = municipality;
  const compiled = models({ webConfiguration, version, areaCode, municipalityName });
  const { visit } = startVisit(compiled);
  const steps = listedSteps(compiled, visit);
  const own = new Set(guide.campaigns.map(({ id }) => id));
  const elevation = `/media/drawn/elevation/${key}.svg`;
  const planAddress = `/media/drawn/plan/${key}.svg`;
  return {
    house,
    width: drawing.width,
    depth: drawing.depth,
    // These addresses name no answers, so the elevations ignore the visit’s default answers. They may show a chimney or a porch that the
    // default answers leave out.
    elevations: plan
      ? [`${planAddress}?camera=drawing-front`, `${planAddress}?camera=drawing-back`]
      : [elevation, `${elevation}?view=back`],
    plan: planAddress,
    storeys: plan ? describeStoreys(plan, planAddress) : [],
    standard: summarize(compiled, visit)
      .filter(({ kind }) => kind === 'section')
      .map(({ title, rows }) => ({
        title,
        rows: rows.map(({ questionTitle, answerTitle }) => ({ question: questionTitle, answer: answerTitle })),
      })),
    campaigns: runningCampaigns(range, now).filter(({ id }) => own.has(id)),
    steps: steps.length,
    quickSteps: quickRoad(compiled, steps).length,
  };
}

/** Returns the storeys of a house with default answers. Areas are in m² with one decimal. */
function describeStoreys(plan: HousePlan, address: string): readonly DescribedStorey[] {
  const usual = Object.values(plan.questions).flatMap(([first]) => first || []);
  return plan.storeys.map((_, at) => {
    const { name, area, rooms } = layOutStorey(plan, at, usual);
    return {
      title: name,
      plan: `${address}?camera=storey-${at + 1}`,
      area: toTenths(area),
      rooms: rooms.map((room) => ({ name: room.name, area: toTenths(room.area) })),
    };
  });
}

function toTenths(area: number): number {
  return Math.round(area * 10) / 10;
}
