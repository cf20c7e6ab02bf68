/** The clock times that two choosers, hour and minute, can make. All times are `HH:MM`, 24:00 is the day's end. */

/** «00» … «23», or to «24» where the end of the day may be chosen. */
export function hourChoices(lastHour: 23 | 24): string[] {
  return Array.from({ length: lastHour + 1 }, (_, hour) => twoDigits(hour));
}

/** The minutes of an hour in steps; hour 24 has only «00». */
export function minuteChoices(hour: string, stepMinutes: number): string[] {
  if (hour === "24") return ["00"];
  return Array.from({ length: 60 / stepMinutes }, (_, index) => twoDigits(index * stepMinutes));
}

/** Joins hour and minute; a minute that the hour doesn't have falls back to «00». */
export function joinClockTime(hour: string, minute: string, stepMinutes: number): string {
  return `${hour}:${minuteChoices(hour, stepMinutes).includes(minute) ? minute : "00"}`;
}

/** All starts of a slot on one day: «00:00», «00:15» … «23:45». */
export function slotsOfDay(stepMinutes: number): string[] {
  return hourChoices(23).flatMap((hour) =>
    minuteChoices(hour, stepMinutes).map((minute) => `${hour}:${minute}`),
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
